/**
 * The role of an element around what searches or filters, to be spread on it: Safari 16.4 knows no
 * `search` element.
 */
export const searchLandmark = { role: 'search' } as const
