/** Small things a browser remembers. Where storage is forbidden, it remembers nothing, and all goes on. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}
