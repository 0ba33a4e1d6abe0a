/** Small settings in local storage. Where storage is forbidden nothing is remembered, and everything else works. */

export function load(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function save(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}
