import {
  ApiError,
  appealMessagesQuery,
  appealsQuery,
  sendAppealMessage,
  type Api,
} from '@parking/api-client'
import { isBlankMessage, type AppealMessage } from '@parking/domain'
import { randomId, useAppContext, useService } from '@parking/runtime'
import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { emptyChat, lettersService, type Outgoing } from '../store/lettersService.ts'

/** How often new answers are asked for while a chat is open, in milliseconds. */
export const askEvery = 10_000

/** The conversation of an appeal, and what can be done in it. */
export function useChat(appealId: string) {
  const { clock } = useAppContext()
  const box = useService(lettersService)
  const draft = useStore(box.store, ({ chats }) => chats[appealId] ?? emptyChat)
  const deliver = useDelivery(appealId)
  const conversation = useConversation(
    appealId,
    draft.outgoing.some(({ state }) => state === 'pending'),
  )
  return {
    ...draft,
    conversation,
    type: (typed: string) => box.chatTyped(appealId, typed),
    /** Sends what was typed; nothing where that is blank. */
    send: () => {
      const { typed } = box.store.getState().chats[appealId] ?? emptyChat
      if (isBlankMessage(typed)) return
      const at = clock.now()
      const message: Outgoing = { id: randomId(), text: typed.trim(), at, state: 'pending' }
      box.messageQueued(appealId, message)
      deliver(message)
    },
    sendAgain: (id: string) => {
      const message = box.messageRetried(appealId, id)
      if (message !== null) deliver(message)
    },
  }
}

/** Reads the conversation again and again while it can be seen and there is a connection. */
function useConversation(appealId: string, isSending: boolean) {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  )
  const query = useQuery({
    ...appealMessagesQuery(api, appealId),
    staleTime: 0,
    // An answer from before a message arrived would hide it for a moment.
    refetchInterval: isOnline && !isSending ? askEvery : false,
  })
  const last = query.data?.items.at(-1)?.text
  useEffect(() => {
    if (last === undefined) return
    // The list says what was written last, and an answer may have changed the status.
    const { queryKey } = appealsQuery(api)
    const known = queryClient.getQueryData(queryKey)?.items.find(({ id }) => id === appealId)
    if (known !== undefined && known.lastMessage !== last) {
      void queryClient.invalidateQueries({ queryKey, exact: true })
    }
  }, [last, api, appealId, queryClient])
  return { ...query, isOnline }
}

/** Sends messages one after the other. One whose answer was lost is looked for before it has failed. */
function useDelivery(appealId: string): (message: Outgoing) => void {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const { messageArrived, messageFailed } = useService(lettersService)
  const query = appealMessagesQuery(api, appealId)

  async function isListed(text: string, before: number): Promise<boolean> {
    try {
      const { items } = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })
      return countOwn(items, text) > before
    } catch {
      return false
    }
  }

  const { mutate } = useMutation({
    scope: { id: `appeal ${appealId}` },
    mutationFn: async ({ text }: Outgoing): Promise<'sent' | 'listed'> => {
      await queryClient.cancelQueries({ queryKey: query.queryKey })
      const known = queryClient.getQueryData(query.queryKey)
      const before = known === undefined ? Infinity : countOwn(known.items, text)
      try {
        await api.run(sendAppealMessage({ appealId, text }))
        return 'sent'
      } catch (error) {
        const isRefused = error instanceof ApiError && error.errorName !== null
        if (!isRefused && (await isListed(text, before))) return 'listed'
        throw error
      }
    },
    onSuccess: (how, { id, text, at }) => {
      const message = { at, text, author: 'driver' } as const
      if (how === 'sent') {
        queryClient.setQueryData(query.queryKey, (known) =>
          known === undefined ? known : { ...known, items: [...known.items, message] },
        )
      }
      messageArrived(appealId, id)
      tellList(queryClient, api, appealId, text)
      void queryClient.invalidateQueries({ queryKey: query.queryKey })
    },
    onError: (error, { id }) => messageFailed(appealId, id, error),
  })
  return mutate
}

function countOwn(messages: readonly AppealMessage[], text: string): number {
  return messages.filter((message) => message.author === 'driver' && message.text === text).length
}

/** The list of appeals says what was written last. */
function tellList(
  queryClient: ReturnType<typeof useQueryClient>,
  api: Api,
  appealId: string,
  lastMessage: string,
): void {
  queryClient.setQueryData(appealsQuery(api).queryKey, (known) =>
    known === undefined
      ? known
      : {
          ...known,
          items: known.items.map((appeal) =>
            appeal.id === appealId ? { ...appeal, lastMessage } : appeal,
          ),
        },
  )
}
