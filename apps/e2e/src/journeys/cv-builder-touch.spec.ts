import { sampleResume } from '@tryka/domain/testing'
import { CvBuilderPage } from '../pages/cv-builder-page'
import { expect, test } from '../support/fixtures'

test.describe('CV builder by touch', () => {
  test('moves an entry under the finger, and the page prints it there @phone', async ({ page, places }) => {
    const builder = new CvBuilderPage(page, places)
    await builder.open()
    await builder.create(sampleResume(3, { title: 'By touch' }))
    await page.reload()
    await builder.select('By touch')
    await builder.tab('Skills').click()
    const handles = page.getByRole('button', { name: /^Reorder / })
    await expect(handles).toHaveCount(3)
    const first = page.getByRole('button', { name: 'Reorder Languages' })
    await first.scrollIntoViewIfNeeded()
    const from = await first.boundingBox()
    const to = await page.getByRole('button', { name: 'Reorder Tooling' }).boundingBox()
    if (!from || !to) throw new Error('The handles are not on the screen')

    const touch = await page.context().newCDPSession(page)
    const point = (y: number) => [{ x: from.x + from.width / 2, y: from.y + from.height / 2 + y }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) })
    const way = to.y - from.y + to.height
    for (const part of [0.05, 0.25, 0.5, 0.75, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(way * part) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

    await expect(handles.last()).toHaveAccessibleName('Reorder Languages')
    await expect(builder.document.getByText(/^Tooling/).first()).toBeVisible()
    await builder.save.click()
    await expect
      .poll(async () => (await builder.list())[0]?.skills.map(({ category }) => category))
      .toEqual(['Protocols', 'Tooling', 'Languages'])
  })
})
