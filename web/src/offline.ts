/** Where the browser allows it, over https and on this computer, it keeps home, rules and lessons
    for when there is no network. Without it everything else works. */
export async function keepForLater(language: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const made = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (made) (await navigator.serviceWorker.ready).active?.postMessage(language);
}
