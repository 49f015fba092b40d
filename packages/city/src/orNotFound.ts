import { ApiError } from '@parking/api-client'
import { notFound } from '@tanstack/react-router'

/**
 * Waits for what a page shows. What the back end refuses by name does not exist; the page itself tells
 * of any other failure.
 *
 * @throws not-found where there is no such thing
 */
export async function orNotFound(read: Promise<unknown>): Promise<void> {
  try {
    await read
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'ValidationError') throw notFound()
  }
}
