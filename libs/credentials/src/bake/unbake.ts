import { textOf } from '../bytes'
import { unbakePng } from './png'
import { isPng } from './png-chunks'
import { unbakeSvg } from './svg'

/** The text of the credential in an image; whatever is no PNG is read as an SVG. */
export const unbake = (image: Uint8Array): string =>
  isPng(image) ? unbakePng(image) : unbakeSvg(textOf(image).trimStart())
