import { act, fireEvent } from '@testing-library/react'
import { createFakeApi } from '@tryka/api-client/testing'
import { minutesApi } from '@tryka/domain'
import { bodiesOf } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { useMinutes, type Thing } from './use-minutes'

const MODULE: Thing = { kind: 'reading', ref: 'sql/joins' }
const CHECK: Thing = { kind: 'check', ref: 'sql/joins/asked' }

/** A page that is read, with a check in it. */
function Page({ text = MODULE }: { text?: Thing | undefined }) {
  useMinutes((where) => (where?.closest('button') ? CHECK : text))
  return <button type="button">Answer</button>
}
function open(text?: Thing) {
  const api = createFakeApi()
  api.on(minutesApi.beat, () => undefined)
  openSection(<Page text={text} />, api)
  return {
    sent: () => bodiesOf(api, 'POST', '/api/learning/beats') as (Thing & { tab: string })[],
    things: () =>
      (bodiesOf(api, 'POST', '/api/learning/beats') as (Thing & { tab: string })[]).map(({ kind }) => kind),
  }
}
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(1_000 * seconds))

describe('Minutes that are counted', () => {
  let focused = true
  let seen: DocumentVisibilityState = 'visible'
  beforeEach(() => {
    focused = true
    seen = 'visible'
    jest.useFakeTimers()
    jest.spyOn(document, 'hasFocus').mockImplementation(() => focused)
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('are told every half minute, by one name of the tab', async () => {
    const { sent } = open()
    await wait(29)
    expect(sent()).toEqual([])
    await wait(1)
    await wait(30)
    expect(sent()).toMatchObject([MODULE, MODULE])
    expect(new Set(sent().map(({ tab }) => tab)).size).toBe(1)
  })

  it('end two minutes after the last input to a text, one after that to a check, and go on with the next', async () => {
    const { things } = open()
    await wait(300)
    expect(things()).toHaveLength(4)
    fireEvent.wheel(document.body)
    await wait(30)
    expect(things()).toHaveLength(5)
    fireEvent.pointerDown(document.querySelector('button') ?? document.body)
    await wait(300)
    expect(things().slice(5)).toEqual(['check', 'check'])
    fireEvent.keyDown(document.body)
    await wait(30)
    expect(things().slice(7)).toEqual(['reading'])
  })

  it('are none of a tab that is hidden or has no focus', async () => {
    const { things } = open()
    seen = 'hidden'
    await wait(60)
    seen = 'visible'
    focused = false
    await wait(30)
    expect(things()).toEqual([])
    focused = true
    await wait(30)
    expect(things()).toEqual(['reading'])
  })
})
