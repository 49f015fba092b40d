import type { Instant } from '@parking/pricing'
import { whenSignedOut, type Service } from '@parking/runtime'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A letter as far as it is written. Null is a contact that was not touched. */
interface LetterDraft {
  readonly topic: string
  readonly message: string
  readonly email: string | null
  readonly phone: string | null
}

/** A message of a chat that has not arrived, as far as it is known. */
export interface Outgoing {
  readonly id: string
  readonly text: string
  readonly at: Instant
  readonly state: 'pending' | 'failed'
  /** What it has failed with the last time; absent where it has not. */
  readonly error?: unknown
}

/** What has been written into a chat and is not at the operator's. */
export interface ChatDraft {
  readonly typed: string
  readonly outgoing: readonly Outgoing[]
}

/** All that a driver has written and not sent. */
interface Letters {
  /** Who has written it, as {@link accountMark} tells accounts apart; null where that is not known. */
  readonly owner: string | null
  readonly letter: LetterDraft
  readonly chats: Readonly<Record<string, ChatDraft>>
}

const nothing: Letters = {
  owner: null,
  letter: { topic: '', message: '', email: null, phone: null },
  chats: {},
}

/** A chat into which nothing has been written. */
export const emptyChat: ChatDraft = { typed: '', outgoing: [] }

/** Keeps what was written, in memory alone, and is told what happens to it. */
export interface LetterBox {
  readonly store: StoreApi<Letters>
  readonly letterChanged: (change: Partial<LetterDraft>) => void
  readonly chatTyped: (appealId: string, typed: string) => void
  /** A message is on its way; what was typed has become it. */
  readonly messageQueued: (appealId: string, message: Outgoing) => void
  readonly messageFailed: (appealId: string, id: string, error: unknown) => void
  /**
   * A failed message is to be sent again.
   *
   * @returns null where it has not failed, so that one press can't send it twice
   */
  readonly messageRetried: (appealId: string, id: string) => Outgoing | null
  readonly messageArrived: (appealId: string, id: string) => void
  /**
   * It is known whose account this is: what another driver wrote is forgotten. What was written before
   * that was known is theirs.
   */
  readonly ownerKnown: (owner: string | null) => void
}

/**
 * Keeps letters while pages come and go. They outlive an expired token; signing out and another
 * driver's login forget them.
 */
export const lettersService: Service<LetterBox> = {
  create: ({ session }) => {
    const store = createStore<Letters>(() => nothing)
    const forget = (): void => store.setState(nothing, true)
    whenSignedOut(session, forget)
    session.store.subscribe(() => {
      // Nobody can tell afterwards whose it was.
      if (store.getState().owner === null) forget()
    })
    const chatOf = (appealId: string): ChatDraft => store.getState().chats[appealId] ?? emptyChat
    const changeChat = (appealId: string, change: Partial<ChatDraft>): void =>
      store.setState(({ chats }) => ({
        chats: { ...chats, [appealId]: { ...chatOf(appealId), ...change } },
      }))
    const changeMessage = (
      appealId: string,
      id: string,
      change: Pick<Outgoing, 'state' | 'error'>,
    ): void =>
      changeChat(appealId, {
        outgoing: chatOf(appealId).outgoing.map((one) =>
          one.id === id ? withChange(one, change) : one,
        ),
      })
    return {
      store,
      letterChanged: (change) =>
        store.setState(({ letter }) => ({ letter: { ...letter, ...change } })),
      chatTyped: (appealId, typed) => changeChat(appealId, { typed }),
      messageQueued: (appealId, message) =>
        changeChat(appealId, { typed: '', outgoing: [...chatOf(appealId).outgoing, message] }),
      messageFailed: (appealId, id, error) =>
        changeMessage(appealId, id, { state: 'failed', error }),
      messageRetried: (appealId, id) => {
        const message = chatOf(appealId).outgoing.find((one) => one.id === id)
        if (message?.state !== 'failed') return null
        changeMessage(appealId, id, { state: 'pending' })
        return message
      },
      messageArrived: (appealId, id) =>
        changeChat(appealId, {
          outgoing: chatOf(appealId).outgoing.filter((one) => one.id !== id),
        }),
      ownerKnown: (owner) => {
        const { owner: before } = store.getState()
        if (before === null) store.setState({ owner })
        else if (owner !== before) store.setState({ ...nothing, owner }, true)
      },
    }
  },
}

function withChange(message: Outgoing, change: Pick<Outgoing, 'state' | 'error'>): Outgoing {
  return { ...message, ...change }
}
