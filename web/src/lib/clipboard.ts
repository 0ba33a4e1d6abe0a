/** Copies a text. Without https a browser gives no clipboard; then the old way, by selecting. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    // Inside an open dialog only what lies in it can be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other old way
    document.execCommand('copy');
    field.remove();
  }
}
