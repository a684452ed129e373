import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, FakeFailure } from '@tryka/api-client/testing'
import { CAPTCHA_MESSAGES, captchaApi, parseQuestion, answerOf } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { renderInShell } from '../testing'
import { CaptchaField } from './captcha-field'
import { useCaptcha, type EarlyChallenge } from './use-captcha'

const later = () => new Date(Date.now() + 300_000).toISOString()

function Form({ early }: { early?: EarlyChallenge }) {
  const captcha = useCaptcha('admin', () => early)
  const { solved, captchaId, captchaAnswer } = captcha
  return (
    <form aria-label="form">
      <CaptchaField captcha={captcha} />
      <output aria-label="state">{JSON.stringify({ solved, captchaId, captchaAnswer })}</output>
    </form>
  )
}

function show(questions: readonly string[] = ['7 × 4 = ?', '9 − 3 = ?']) {
  const api = createFakeApi()
  let asked = 0
  api.on(captchaApi.get, () => ({
    captchaId: `c${asked}`,
    question: questions[asked++] ?? '1 + 1 = ?',
    expiresAt: later(),
  }))
  return { api, ...renderInShell(<Form />, { fetch: api.fetch }) }
}

const answer = () => screen.getByRole('textbox', { name: 'Security verification' })
const state = (): unknown => JSON.parse(screen.getByRole('status', { name: 'state' }).textContent)

describe('The captcha field', () => {
  it('asks the signed question of the server for its purpose', async () => {
    const { api } = show()

    expect(await screen.findByText('7 × 4 = ?')).toBeVisible()
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/captcha?purpose=admin'])
    expect(answer()).toHaveAccessibleDescription(expect.stringContaining('7 × 4 = ?'))
  })

  it('marks the right answer and hands it over with the id of the question', async () => {
    show()
    await screen.findByText('7 × 4 = ?')

    await userEvent.type(answer(), '28')

    expect(screen.getByText('Verification complete')).toBeVisible()
    expect(state()).toEqual({ solved: true, captchaId: 'c0', captchaAnswer: '28' })
  })

  it('tells a wrong answer when the field is left, not while it is typed', async () => {
    show()
    await screen.findByText('7 × 4 = ?')

    await userEvent.type(answer(), '2')
    expect(screen.queryByText(CAPTCHA_MESSAGES.wrong)).toBeNull()
    await userEvent.tab()

    expect(screen.getByText(CAPTCHA_MESSAGES.wrong)).toBeVisible()
    expect(answer()).toBeInvalid()
    expect(state()).toMatchObject({ solved: false })
  })

  it('asks another question on refresh, clears the answer and goes to it', async () => {
    show()
    await screen.findByText('7 × 4 = ?')
    await userEvent.type(answer(), '28')

    await userEvent.click(screen.getByRole('button', { name: 'New question' }))

    expect(await screen.findByText('9 − 3 = ?')).toBeVisible()
    expect(answer()).toHaveValue('')
    expect(answer()).toHaveFocus()
    expect(screen.queryByText('Verification complete')).toBeNull()
  })

  it('asks a question of its own when the server has none', async () => {
    const api = createFakeApi()
    api.on(captchaApi.get, () => {
      throw new FakeFailure(503, 'busy')
    })
    renderInShell(<Form />, { fetch: api.fetch })

    const shown = await screen.findByText(/^\d+ [+−×] \d+ = \?$/)
    const question = parseQuestion(shown.textContent)
    await userEvent.type(answer(), String(question && answerOf(question)))

    expect(screen.getByText('Verification complete')).toBeVisible()
    expect(state()).toEqual({ solved: true })
  })

  it('asks a question of its own when the server does not answer in time', async () => {
    jest.useFakeTimers()
    const never: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    renderInShell(<Form />, { fetch: never })
    expect(screen.getByText('The question is loading')).toBeInTheDocument()

    await act(() => jest.advanceTimersByTimeAsync(4_000))

    expect(screen.getByText(/^\d+ [+−×] \d+ = \?$/)).toBeVisible()
    jest.useRealTimers()
  })

  it('renews a signed question before it expires', async () => {
    jest.useFakeTimers()
    show()
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(screen.getByText('7 × 4 = ?')).toBeVisible()

    await act(() => jest.advanceTimersByTimeAsync(291_000))

    expect(screen.getByText('9 − 3 = ?')).toBeVisible()
    jest.useRealTimers()
  })

  it('leaves a question it cannot work out to the server', async () => {
    show(['How many legs has a cat?'])
    await screen.findByText('How many legs has a cat?')

    await userEvent.type(answer(), '4')

    await waitFor(() => expect(state()).toEqual({ solved: true, captchaId: 'c0', captchaAnswer: '4' }))
  })

  describe('of a prerendered page', () => {
    const challenge = { captchaId: 'early', question: '6 + 5 = ?', expiresAt: later() }
    const open = (early: EarlyChallenge) => {
      const api = createFakeApi()
      api.on(captchaApi.get, () => ({ captchaId: 'second', question: '1 + 1 = ?', expiresAt: later() }))
      renderInShell(<Form early={early} />, { fetch: api.fetch })
      return api
    }

    it('goes on with the question that the page shows, and asks another one afterwards', async () => {
      const api = open({ pending: Promise.resolve(challenge), shown: { challenge, at: Date.now() } })
      expect(screen.getByText('6 + 5 = ?')).toBeVisible()

      await userEvent.type(answer(), '11')
      expect(state()).toEqual({ solved: true, captchaId: 'early', captchaAnswer: '11' })
      expect(api.calls).toEqual([])

      await userEvent.click(screen.getByRole('button', { name: 'New question' }))
      expect(await screen.findByText('1 + 1 = ?')).toBeVisible()
    })

    it('waits for the question that the page has asked', async () => {
      const api = open({ pending: Promise.resolve(challenge) })

      expect(await screen.findByText('6 + 5 = ?')).toBeVisible()
      expect(api.calls).toEqual([])
    })

    it('has a question of its own when the page got none', async () => {
      const pending = Promise.reject(new Error('503'))
      open({ pending })

      expect(await screen.findByText(/^\d+ [+−×] \d+ = \?$/)).toBeVisible()
    })

    it('asks at once for another when the shown one has grown old', async () => {
      const at = Date.now() - 299_000
      open({ pending: Promise.resolve(challenge), shown: { challenge, at } })

      expect(await screen.findByText('1 + 1 = ?')).toBeVisible()
    })
  })

  it('has no accessibility violation', async () => {
    show()
    await screen.findByText('7 × 4 = ?')

    expect(await axeViolations()).toEqual([])
  })
})
