import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'

/** Something that the palette opens or does. */
export interface Act {
  /** Its own among all of the palette. */
  id: string
  title: string
  note?: string | undefined
  icon: LucideIcon
  /** Other words by which it is found. */
  also?: string
  /** The shortcut that does the same. */
  keys?: string | undefined
  /** The address that it opens; without one it runs. */
  to?: string
  run?: () => void
}

/** Acts that are always there, under one heading. */
export interface ActGroup {
  label: string
  acts: readonly Act[]
}

/** What a search of the server found for the palette. */
export interface Found extends ActGroup {
  isWaiting: boolean
  isFailed: boolean
  again: () => void
}

/** A search as the palette shows it. */
export const foundBy = <Data>(
  label: string,
  { data, isFetching, isPlaceholderData, isError, refetch }: UseQueryResult<Data>,
  actsOf: (data: Data) => Act[],
): Found => ({
  label,
  acts: data === undefined ? [] : actsOf(data),
  isWaiting: isFetching && (data === undefined || isPlaceholderData),
  isFailed: isError && !isFetching,
  again: () => void refetch(),
})

/** What can be done with the text itself; nothing has to be asked for it. */
export const known = (label: string, acts: readonly Act[]): Found => ({
  label,
  acts,
  isWaiting: false,
  isFailed: false,
  again: () => undefined,
})
