import { resumeFontPath } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'

describe('GET /api/resume-fonts/:file', () => {
  it('hands out a font of the resume documents, to be kept for a week', async () => {
    const { app } = await buildTestApp()

    const answer = await app.inject(resumeFontPath('hanken-grotesk-latin-400-normal.woff2'))

    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=604800',
    })
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    await app.close()
  })

  it.each(['../../../package.json', 'unknown.woff2', '%2e%2e%2fpackage.json'])(
    'knows no other file: %s',
    async (file) => {
      const { app } = await buildTestApp()

      const answer = await app.inject(resumeFontPath(file))

      expect(answer.statusCode).toBe(404)
      await app.close()
    },
  )
})
