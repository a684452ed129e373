import { buildTestApp } from '../../testing/build-test-app'

const MAIL = { from: 'Tryka <no-reply@example.com>', contact: 'team@example.com', perHour: 500 }
const AI = { model: 'm', apiKey: 'secret', allowInsecure: false, tokensPerDay: 0 }

describe('What the privacy policy says of this server', () => {
  it.each([
    [undefined, undefined, { mail: false, writing: false, modelHost: null }],
    ['smtp://user:word@mail.example.com:587', undefined, { mail: true, writing: false, modelHost: null }],
    ['smtp://127.0.0.1:25', 'http://localhost:8000/v1', { mail: false, writing: false, modelHost: null }],
    [undefined, 'https://api.example.com/v1', { mail: false, writing: true, modelHost: 'api.example.com' }],
  ])('with SMTP_URL %s and AI_BASE_URL %s it is %j', async (smtpUrl, baseUrl, expected) => {
    const test = await buildTestApp({ config: { mail: { ...MAIL, smtpUrl }, ai: { ...AI, baseUrl } } })

    const response = await test.client().get('/api/processors')
    await test.close()

    expect(response.json()).toEqual(expected)
  })
})
