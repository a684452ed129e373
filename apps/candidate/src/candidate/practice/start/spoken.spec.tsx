import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { coachApi, interviewsApi } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { bodiesOf } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildChoices, buildStarted } from '../../../testing/practice-rows'
import { Interviews } from '../../interviews/interviews'

/** A browser that recognises speech, on the device or not. */
function inBrowser(recogniser: object) {
  Object.assign(window, { SpeechRecognition: recogniser })
}
afterEach(() => void Reflect.deleteProperty(window, 'SpeechRecognition'))

async function open() {
  const api = createFakeApi()
  api.on(interviewsApi.list, () => ({ upcoming: [], past: [] }))
  api.on(coachApi.choices, () => buildChoices())
  api.on(coachApi.start, () => buildStarted({ id: 'session-9' }))
  openSection(<Interviews />, api, '?section=interviews&practise=any')
  const start = within(await screen.findByRole('dialog', { name: 'Practise' }))
  await start.findByRole('group', { name: 'Feedback' })
  return { api, start }
}

describe('Spoken answers', () => {
  it('are offered where the browser hears them on the device', async () => {
    inBrowser(
      class {
        static available = () => Promise.resolve('available')
        processLocally = false
        static {
          Object.assign(this.prototype, { processLocally: false })
        }
      },
    )
    const { api, start } = await open()
    await userEvent.click(await start.findByRole('radio', { name: 'Spoken' }))
    await userEvent.click(start.getByRole('button', { name: 'Start' }))
    await screen.findByText(/session=session-9/)
    expect(bodiesOf(api, 'POST', '/api/practice/sessions')).toMatchObject([{ mode: 'spoken' }])
  })

  it('are not where its maker might hear them', async () => {
    const available = jest.fn(() => Promise.resolve('available'))
    inBrowser(Object.assign(class {}, { available }))
    const { start } = await open()
    expect(start.queryByRole('radio', { name: 'Spoken' })).toBeNull()
    expect(available).not.toHaveBeenCalled()
  })
})
