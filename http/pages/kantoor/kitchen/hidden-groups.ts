// The product groups that this kitchen does not make, stored in its browser.

const STORAGE_KEY = 'boekstaaf.kitchen';

/** Returns the ids of the hidden groups. */
export function readHiddenGroups(): readonly number[] {
  try {
    const hiddenIds: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(hiddenIds) ? hiddenIds.filter((id) => typeof id === 'number') : [];
  } catch {
    // The browser has no storage, or another value is stored there.
    return [];
  }
}

/** Stores the ids of the hidden groups, where the browser has storage, and returns them. */
export function storeHiddenGroups(ids: readonly number[]): readonly number[] {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Without storage, a reload shows all groups again.
  }
  return ids;
}
