import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { directoryApi, type DirectoryQuestion } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { StayVisible } from './stay-visible'

const ME = buildCandidatePlace({ place: 'me', isDemo: false })

function open(question: DirectoryQuestion) {
  const api = createFakeApi()
  let now = question
  api.on(directoryApi.question, () => now)
  api.on(directoryApi.answer, () => (now = { asked: false, company: null }))
  openSection(<StayVisible />, api, '?section=overview&place=me', ME)
  return api
}

describe('Stay visible?', () => {
  it.each([
    ['Stay visible', true, 'You stay visible'],
    ['Leave the directory', false, 'You are in no search any more'],
  ])('is answered once by %s', async (name, stay, told) => {
    const api = open({ asked: true, company: 'Kestrel Labs' })
    expect(await screen.findByRole('region', { name: 'Stay visible?' })).toHaveTextContent(
      'Kestrel Labs hired you.',
    )
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name }))

    expect(await screen.findByText(told)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Stay visible?' })).toBeNull())
    expect(bodiesOf(api, 'PUT', '/api/candidate/directory')).toEqual([{ stay }])
  })

  it('is not there while nothing is asked', async () => {
    const api = open({ asked: false, company: null })
    await waitFor(() => expect(api.calls).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Stay visible?' })).toBeNull()
  })
})
