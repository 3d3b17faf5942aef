import { modulesOf, requiredIds } from './packageTable';

it.each([
  ['81(e,t,r){var n=r(12),o=r.n(n);t.a=r("34")+e(56)+r.e(78)}', ['12', '34']],
  ['(e,t,$)=>{$(7);x.$(8);$.bind($,9)}', ['7']],
  ['function(e,t,n){n(1);n(2)}', ['1', '2']],
  ['(e,t)=>{t(1)}', []],
  ['e=>{e.exports=1}', []],
])('finds what %s asks for', (code, ids) => expect(requiredIds(code)).toEqual(ids));

it('reads a script without running what is in it', () => {
  const script =
    '"use strict";(globalThis.webpackChunkdemos=globalThis.webpackChunkdemos||[]).push([["a"],{12(e,t,r){r(34);throw Error("ran")},34:e=>{}},e=>{e.O()}]);';
  expect([...modulesOf(script)]).toEqual([
    ['12', ['34']],
    ['34', []],
  ]);
});
