/** The service worker: what the browser keeps of the house, so that the home page, the rules and the
    lessons open without a network. It answers for what is listed here and for nothing else: rooms,
    tokens and sockets never pass through it. */

import type { GameShown } from '../src/wire.gen';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build. Another file is another name, and so another version of this worker. */
declare const __SHELL__: { name: string; files: readonly string[] };

const shell = __SHELL__;
const files = new Set(shell.files);
/** What the server says to everybody alike, as it was when last heard. */
const SAID = 'said';
const PAGE = '/';
const PAGES = /^\/(?:$|t\/|tv\/?$|replay(?:\/|$)|learn\/)/;
const SAYINGS = /^\/(?:words\/|api\/games$|api\/learn\/|art\/)/;
const LANGUAGE = /^[a-z]{2}$/;

// A new version waits until the last page of the old one is closed, which may still want a file that
// the server has no more. Nobody waits for it: while there is a network the page comes from there.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell.name).then((kept) => kept.addAll([...files])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forget(), self.clients.claim()]));
});

async function forget(): Promise<void> {
  const old = (await caches.keys()).filter((name) => ![shell.name, SAID].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (PAGES.test(pathname)) event.respondWith(newest(event.request, () => kept(PAGE)));
  } else if (files.has(pathname)) {
    event.respondWith(kept(pathname).then((file) => file ?? fetch(event.request)));
  } else if (SAYINGS.test(pathname) && !search) {
    event.respondWith(said(pathname));
  }
});

/** A page says in which language it is read. */
self.addEventListener('message', (event) => {
  const language: unknown = event.data;
  if (typeof language === 'string' && LANGUAGE.test(language)) event.waitUntil(listen(language));
});

/** Hear all that rules and lessons are made of. */
async function listen(language: string): Promise<void> {
  const games = (await (await said('/api/games')).json()) as GameShown[];
  const paths = games.flatMap(({ name, lessons }) => [
    `/words/${language}/${name}`,
    ...lessons.map((lesson) => `/api/learn/${name}/${lesson}`),
  ]);
  await Promise.all([`/words/${language}`, ...paths].map(said));
}

async function said(path: string): Promise<Response> {
  const memory = await caches.open(SAID);
  const answer = await newest(path, () => memory.match(path));
  if (answer.ok) await memory.put(path, answer.clone());
  return answer;
}

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(shell.name)).match(path);

/** From the server; what is kept, if it is away or in trouble. */
async function newest(
  asked: Request | string,
  otherwise: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = await fetch(asked).catch(() => Response.error());
  const came = answer.status > 0 && answer.status < 500;
  return came ? answer : ((await otherwise()) ?? answer);
}
