import type * as Early from './early-question'

const challenge = { captchaId: 'c1', question: '7 × 4 = ?', expiresAt: '2026-01-01T00:05:00.000Z' }
const asked: string[] = []

const answering = (answer: () => Promise<Response>) => {
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    return answer()
  }
}
const question = () => document.querySelector('[data-question]')

/** The module as a page finds it. */
async function fresh(): Promise<typeof Early> {
  jest.resetModules()
  return import('./early-question')
}

describe('The early question', () => {
  const before = globalThis.fetch
  afterAll(() => {
    globalThis.fetch = before
  })
  beforeEach(() => {
    asked.length = 0
    document.body.innerHTML = '<form><span data-question=""><span>…</span></span></form>'
    answering(async () => Response.json(challenge))
  })

  it('is written into the page and kept for the form', async () => {
    const { askEarly, earlyQuestion } = await fresh()

    await askEarly('https://api.example/')

    expect(question()).toHaveTextContent('7 × 4 = ?')
    expect(earlyQuestion()?.shown?.challenge).toEqual(challenge)
    expect(asked).toEqual(['https://api.example/api/captcha?purpose=signup'])
  })

  it('is not asked where no form is', async () => {
    document.body.innerHTML = '<p>An article</p>'
    const { askEarly, earlyQuestion } = await fresh()

    await askEarly()

    expect(asked).toEqual([])
    expect(earlyQuestion()).toBeUndefined()
  })

  it('leaves the page alone once the form is alive, which then awaits the same answer', async () => {
    const { askEarly, earlyQuestion, leaveQuestion } = await fresh()

    const ended = askEarly()
    leaveQuestion()
    await ended

    expect(question()).toHaveTextContent('…')
    expect(earlyQuestion()?.shown).toBeUndefined()
    await expect(earlyQuestion()?.pending).resolves.toEqual(challenge)
  })

  it('leaves the page as it is when the server refuses', async () => {
    answering(async () => new Response('', { status: 503 }))
    const { askEarly, earlyQuestion } = await fresh()

    await askEarly()

    expect(question()).toHaveTextContent('…')
    await expect(earlyQuestion()?.pending).rejects.toThrow('503')
  })

  it('belongs to the prerendered page alone', async () => {
    const { askEarly, earlyQuestion, forgetQuestion } = await fresh()
    await askEarly()

    forgetQuestion()

    expect(earlyQuestion()).toBeUndefined()
  })
})
