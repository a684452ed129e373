import { useSearchParams } from 'react-router-dom'
import { useTypedAhead } from '@tryka/app-shell'
import { ADMISSION_STATES, LIMITS, type InvitationFilter, type RequestFilter } from '@tryka/domain'
import { FILTERS } from './words'

export const TABS = ['requests', 'sent', 'batches'] as const
export type TabName = (typeof TABS)[number]

const pageIn = (text: string | null): number => {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1
}

/** Tab, filters and page live in the query string, so that reload, Back and a shared link keep them. */
export function useView() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'requests'
  const search = (params.get('search') ?? '').slice(0, LIMITS.search)
  const write = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )
  const typing = useTypedAhead(search, (text) => write({ search: text }))
  const chosen = (name: string, values: readonly string[]) =>
    values.find((value) => value !== '' && value === params.get(name))
  const picked = Object.fromEntries(
    FILTERS.flatMap(({ name, options }) => {
      const value = chosen(
        name,
        options.map((option) => option.value),
      )
      return value ? [[name, value]] : []
    }),
  )
  const state = ADMISSION_STATES.find((each) => each === params.get('state'))
  const batch = params.get('batch') ?? ''
  const requests = { ...picked, ...(search ? { search } : {}) } as RequestFilter
  const sent: InvitationFilter = {
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
    ...(batch ? { batch } : {}),
  }
  const page = pageIn(params.get('page'))
  const filter = { requests, sent, batches: {} }[tab]
  return {
    tab,
    page,
    /** Something is left out of the list, or it is not at its beginning. */
    isNarrowed: page > 1 || Object.keys(filter).length > 0,
    requests,
    sent,
    typed: typing.typed,
    type: typing.type,
    set: (name: string, value: string) => write({ [name]: value }),
    toPage: (page: number) =>
      setParams((now) => {
        const next = new URLSearchParams(now)
        next.set('page', String(page))
        return next
      }),
    /** Another tab begins with its whole list. */
    open: (next: TabName, values: Record<string, string> = {}) => {
      typing.type('')
      setParams({ ...(next === 'requests' ? {} : { tab: next }), ...values })
    },
    clear: () => {
      typing.type('')
      setParams(tab === 'requests' ? {} : { tab }, { replace: true })
    },
  }
}
export type View = ReturnType<typeof useView>
