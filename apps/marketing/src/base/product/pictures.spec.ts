/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_THEMES, PRODUCT_PICTURES } from './pictures'

const FOLDER = join(__dirname, '../../../public/product')
const MOST_BYTES = 90 * 1024

const wanted = Object.entries(PRODUCT_PICTURES).flatMap(([name, picture]) =>
  (['wide', 'narrow'] as const).flatMap((view) =>
    PICTURE_THEMES.flatMap((theme) => [
      {
        file: `${name}-${view}-${theme}.avif`,
        width: picture[view].width * 2,
        height: picture[view].height * 2,
      },
      { file: `${name}-${view}-${theme}.webp`, ...picture[view] },
    ]),
  ),
)

describe('The pictures of the product', () => {
  it('are those that pages show, and no others', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(wanted.map(({ file }) => file).sort())
  })

  it.each(wanted)(
    '$file has the size that its page says, and at most 90 KB',
    async ({ file, width, height }) => {
      const { width: wide, height: high } = await sharp(join(FOLDER, file)).metadata()

      expect([wide, high]).toEqual([width, height])
      expect(statSync(join(FOLDER, file)).size).toBeLessThanOrEqual(MOST_BYTES)
    },
  )
})
