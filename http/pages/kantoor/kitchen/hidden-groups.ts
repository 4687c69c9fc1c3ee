// The product groups that this kitchen does not make: kept by the browser that hangs in it.

const STORAGE_KEY = 'boekstaaf.kitchen';

/** The ids of the groups. */
export function readHiddenGroups(): readonly number[] {
  try {
    const hiddenIds: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(hiddenIds) ? hiddenIds.filter((id) => typeof id === 'number') : [];
  } catch {
    // A browser that keeps nothing, or kept something else.
    return [];
  }
}

/** Keeps them, where the browser keeps anything, and returns them. */
export function storeHiddenGroups(ids: readonly number[]): readonly number[] {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // All groups stand there again after a reload.
  }
  return ids;
}
