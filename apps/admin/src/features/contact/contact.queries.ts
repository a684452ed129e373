import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, useApi, useMutation } from '@tryka/app-shell'
import { countUnreadContacts, listContactMessages, readContactMessage, type ContactPage } from '@tryka/domain'

export const PAGE_SIZE = 20

/** One page of messages, newest first; while another page loads, this one stays in view. */
export const useMessages = (page: number) =>
  useQuery({
    ...endpointQuery(listContactMessages, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })

/** How many messages nobody has opened yet; read again whenever the navigation opens, for who may read them. */
export const useUnread = (enabled = true) =>
  useQuery({ ...endpointQuery(countUnreadContacts), staleTime: 0, enabled })

/** Opening a message marks it, here at once. A failure is not worth a word: the mark comes with the next opening. */
export function useMarkRead() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(readContactMessage, { params: { id } }),
    onSuccess: (unread, id) => {
      queries.setQueryData(endpointKey(countUnreadContacts), unread)
      const readAt = new Date().toISOString()
      queries.setQueriesData<ContactPage>({ queryKey: endpointKey(listContactMessages) }, (page) =>
        page?.items
          ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, readAt } : item)) }
          : page,
      )
    },
  })
}
