import { useSearchParams } from 'react-router-dom'

/**
 * Which list of a desk is shown, which page of it, and what is open in it: in the address, so that reload, Back and a shared link
 * keep them. `name` is what an open row is called there; the first list is the one that the address does not name. What is `kept`
 * goes along with every way within a list, such as how it is sorted.
 */
export function useListChoice<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  name: string,
  kept: readonly string[] = [],
) {
  const [params, setParams] = useSearchParams()
  const [first] = tabs
  const list = tabs.find((each) => each === params.get('list')) ?? first
  /** Where each page before this one began; the last is where this one does. */
  const after = params.getAll('after')
  const along = kept.map((each) => [each, params.get(each) ?? ''])
  const searchOf = (shown: Tab, id = '', marks: readonly string[] = []): string =>
    new URLSearchParams(
      [
        ['list', shown === first ? '' : shown],
        ...(shown === list ? along : []),
        ...marks.map((mark) => ['after', mark]),
        [name, id],
      ].filter(([, value]) => value) as [string, string][],
    ).toString()
  return {
    list,
    after,
    id: params.get(name) ?? '',
    show: (next: Tab) => setParams(searchOf(next), { replace: true }),
    setMarks: (marks: readonly string[]) => setParams(searchOf(list, '', marks)),
    to: (id: string) => searchOf(list, id, after),
  }
}
