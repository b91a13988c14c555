/** Which of the server's addresses an invitation should carry. */

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A link that only this computer can open. */
export const isHere = (link: string): boolean => HERE.test(new URL(link).hostname);

/** The one by which this device has come itself, else the server's first. */
export function bestOf(links: readonly string[], origin: string): number {
  return Math.max(
    0,
    links.findIndex((link) => new URL(link).origin === origin),
  );
}
