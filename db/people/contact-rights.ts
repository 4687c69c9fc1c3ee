// Who may see more of relations and their people than that they exist.

/** One of these is needed to view contacts, their people, and what is written to them. */
export const VIEW_CONTACTS = ['viewContact', 'editContact'] as const;
