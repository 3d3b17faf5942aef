import { readerSigns } from '../rules/readerSigns';

/** How long a reader may keep still, in ms from when the first demo waits, before its page is taken as read anyway. */
const patience = 3000;

/** `none`: nobody has been noticed. `presumed`: the page is taken as read. `certain`: somebody has done something. */
let reader: 'none' | 'presumed' | 'certain' = 'none';
let isListening = false;
const waitingForReader = new Set<() => void>();
const waitingForSign = new Set<() => void>();

function callAll(waiting: Set<() => void>): void {
  waiting.forEach((callback) => {
    waiting.delete(callback);
    callback();
  });
}

function presume(): void {
  if (reader === 'none') reader = 'presumed';
  callAll(waitingForReader);
}

function notice(): void {
  reader = 'certain';
  readerSigns.forEach((type) => window.removeEventListener(type, notice, { capture: true }));
  callAll(waitingForReader);
  callAll(waitingForSign);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  readerSigns.forEach((type) =>
    window.addEventListener(type, notice, { capture: true, passive: true }),
  );
  setTimeout(presume, patience);
}

function wait(waiting: Set<() => void>, callback: () => void): () => void {
  listen();
  waiting.add(callback);
  return () => waiting.delete(callback);
}

function atOnce(callback: () => void): () => void {
  callback();
  return () => {};
}

/**
 * Calls back with the first sign that somebody is there, or after three seconds without one; at once if there was one. A page
 * that is not at its top has been scrolled, if only to the fragment that the reader asked for.
 * What is on the first screen looks right without its script, so the script can let the page itself go first.
 * @returns stops waiting
 */
export function whenReaderShows(callback: () => void): () => void {
  return reader !== 'none' || window.scrollY > 0
    ? atOnce(callback)
    : wait(waitingForReader, callback);
}

/**
 * Calls back with the first sign that somebody is there, however long it takes; at once if there was one.
 * @returns stops waiting
 */
export function whenReaderActs(callback: () => void): () => void {
  return reader === 'certain' ? atOnce(callback) : wait(waitingForSign, callback);
}
