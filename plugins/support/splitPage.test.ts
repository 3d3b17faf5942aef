import { splitPage } from './splitPage';

const split = (html: string) => {
  const { head, rest } = splitPage(Buffer.from(html));
  return [head, rest.toString()];
};

it.each([
  ['<head>é</head><body><div id="__docusaurus">', '<p>中</p></div></body>'],
  ['<head></head><body><div id=__docusaurus>', '<div id=__docusaurus2></div></div>'],
  ['<div id="__docusaurus" class=a>', ''],
])('cuts %s', (head, rest) => {
  expect(split(head + rest)).toEqual([head, rest]);
});

it('takes a page of somebody else for a head', () => {
  expect(split('<p>中</p>')).toEqual(['<p>中</p>', '']);
});
