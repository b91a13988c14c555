/** Copy text. Plain http has no clipboard API: there the field is selected and copied instead. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way on plain http
    return document.execCommand('copy');
  }
}
