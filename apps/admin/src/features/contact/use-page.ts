import { useSearchParams } from 'react-router-dom'

/** The page lives in the query string, so that reload, Back and a shared link keep it. */
export function usePage() {
  const [params, setParams] = useSearchParams()
  const given = Number(params.get('page') ?? 1)
  const page = Number.isInteger(given) && given >= 1 && given <= 1_000_000 ? given : 1
  return { page, setPage: (next: number) => setParams(next === 1 ? {} : { page: String(next) }) }
}
