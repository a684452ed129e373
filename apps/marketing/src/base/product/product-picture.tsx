import { styled } from 'styled-components'
import { PICTURE_FOLDER, PICTURE_THEMES, PRODUCT_PICTURES, type PictureName } from './pictures'

/** Where `media.phone` begins, as an attribute can say it. */
const NARROW = '(max-width: 560px)'

/**
 * A screen of the product in the theme of the page. Both themes stand in the HTML, because a visitor may choose another
 * than the system's; a lazy picture that is not displayed is not loaded.
 */
export const ProductPicture = ({ name }: { name: PictureName }) => {
  const { wide, narrow, alt } = PRODUCT_PICTURES[name]
  const file = (view: 'wide' | 'narrow', theme: string) => `${PICTURE_FOLDER}/${name}-${view}-${theme}`
  return (
    <Frame>
      {PICTURE_THEMES.map((theme) => (
        <picture key={theme} data-for={theme}>
          <source media={NARROW} type="image/avif" srcSet={`${file('narrow', theme)}.avif`} {...narrow} />
          <source media={NARROW} type="image/webp" srcSet={`${file('narrow', theme)}.webp`} {...narrow} />
          <source type="image/avif" srcSet={`${file('wide', theme)}.avif`} {...wide} />
          <img src={`${file('wide', theme)}.webp`} alt={alt} loading="lazy" decoding="async" {...wide} />
        </picture>
      ))}
    </Frame>
  )
}

const Frame = styled.div`
  overflow: clip;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-4);
  box-shadow: var(--shadow-3);
  background: var(--bg-sunken);
  img {
    display: block;
    width: 100%;
    height: auto;
  }
  [data-for='dark'],
  [data-theme='dark'] & [data-for='light'] {
    display: none;
  }
  [data-theme='dark'] & [data-for='dark'] {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & [data-for='light'] {
      display: none;
    }
    :root:not([data-theme='light']) & [data-for='dark'] {
      display: block;
    }
  }
`
