import { endpointQuery } from '@tryka/app-shell'
import { listContactMessages } from '@tryka/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

export const PAGE_SIZE = 20

/** One page of messages, newest first; while another page loads, this one stays in view. */
export const useMessages = (page: number) =>
  useQuery({
    ...endpointQuery(listContactMessages, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
