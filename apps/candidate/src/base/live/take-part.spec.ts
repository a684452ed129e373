import type { LiveEvent, PlaceName } from '@tryka/domain'
import { browserLocks, Channel } from '../../testing/browser-tabs'
import { Stream } from '../../testing/event-source'
import { buildLiveEvent } from '../../testing/live-events'
import { takePart } from './take-part'

const TEAMS = Array.from({ length: 9 }, (_, at): PlaceName => `team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5${at}`)
const [ONE = 'me', TWO = 'me'] = TEAMS

function openTab(place: PlaceName, others: PlaceName[] = []) {
  const heard: LiveEvent[] = []
  let gaps = 0
  const part = takePart(
    {
      account: 'account-1',
      place,
      urlOf: (places, last) => `${places.join()}${last ? ` after ${last}` : ''}`,
      onWord: (event) => heard.push(event),
      onGap: () => (gaps += 1),
    },
    others,
    false,
  )
  return { ...part, place, heard, gaps: () => gaps }
}
const settle = () => jest.advanceTimersByTimeAsync(300)
const urls = () => Stream.open.map(({ url }) => url)

const structured = globalThis.structuredClone

describe('The tabs of one browser', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    Stream.all = []
    Object.assign(globalThis, {
      EventSource: Stream,
      BroadcastChannel: Channel,
      structuredClone: (x: unknown) => JSON.parse(JSON.stringify(x)),
    })
    Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true })
  })
  afterEach(() => {
    jest.useRealTimers()
    for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name)
    globalThis.structuredClone = structured
    Reflect.deleteProperty(navigator, 'locks')
  })

  it('share one stream, six with four places, and each hears every word of it once', async () => {
    const tabs = (['me', 'me', 'demo', ONE, ONE, TWO] as const).map((place) => openTab(place))
    await settle()
    Stream.last?.start('one-1')

    expect(urls()).toEqual([['demo', 'me', ONE, TWO].sort().join()])
    Stream.last?.say(buildLiveEvent({ place: TWO }))
    await settle()
    expect(tabs.map(({ heard }) => heard.map(({ place }) => place))).toEqual(Array(6).fill([TWO]))
    expect(tabs.map(({ gaps }) => gaps())).toEqual(Array(6).fill(0))
    tabs.forEach(({ leave }) => leave())
    await settle()
    expect(urls()).toEqual([])
  })

  it('open it anew for another place after the last word, and without one that nobody shows', async () => {
    const first = openTab('me')
    await settle()
    Stream.last?.start('one-1')
    Stream.last?.say(buildLiveEvent({ id: 'one-7' }))
    const second = openTab(ONE)
    await settle()
    expect(urls()).toEqual([`me,${ONE} after one-7`])

    second.leave()
    await settle()

    expect(urls()).toEqual(['me after one-7'])
    first.leave()
  })

  it('read anew once when the tab that held it is gone, and one of the others holds it', async () => {
    const [first, ...left] = [openTab('me'), openTab('me'), openTab(ONE)]
    await settle()
    Stream.last?.start('one-1')

    first?.leave()
    await settle()
    Stream.last?.start('one-2')
    await settle()

    expect(urls()).toEqual([`me,${ONE}`])
    expect(left.map(({ gaps }) => gaps())).toEqual([1, 1])
    left.forEach(({ leave }) => leave())
  })

  it('read anew when the server lost what was said, and when it says that it is over', async () => {
    const tabs = [openTab('me'), openTab(ONE)]
    await settle()
    Stream.last?.start('two-1', true)
    await settle()
    expect(tabs.map(({ gaps }) => gaps())).toEqual([1, 1])

    Stream.last?.over()
    await settle()
    expect(tabs.map(({ gaps }) => gaps())).toEqual([2, 2])
    expect(urls()).toEqual([])

    await jest.advanceTimersByTimeAsync(10_000)
    expect(urls()).toEqual([`me,${ONE}`])
    tabs.forEach(({ leave }) => leave())
  })

  it('ask for eight places at most, those that a tab shows before those of which one shows the marks', async () => {
    const tab = openTab('me', TEAMS)
    const other = openTab('demo')
    await settle()

    expect(urls()).toEqual([['demo', 'me', ...TEAMS.slice(0, 6)].join()])
    tab.also([])
    await settle()
    expect(urls()).toEqual(['demo,me'])
    tab.leave()
    other.leave()
  })

  it('forget a tab that does not answer any more', async () => {
    const tab = openTab('me')
    await settle()
    // It crashed: no word that it is gone.
    const crashed = new Channel('tryka-live:account-1')
    crashed.postMessage({ here: 'crashed', shown: { place: ONE, others: [] } })
    await settle()
    expect(urls()).toEqual([`me,${ONE}`])

    await jest.advanceTimersByTimeAsync(121_000)

    expect(urls()).toEqual(['me'])
    tab.leave()
  })
})
