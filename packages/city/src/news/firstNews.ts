/** How many pieces of news are read at a time. */
export const newsPageSize = 10

/** The part of the news that is read first. */
export const firstNews = { limit: newsPageSize, offset: 0 } as const
