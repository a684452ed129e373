import { styled } from 'styled-components'
import { EXPORT_FORMATS, RESUME_LANGUAGES, TEMPLATES } from '@tryka/domain'
import { useLinks } from '@tryka/app-shell'
import { Container, media, Text } from '@tryka/ui'
import { APP_DOORS } from '../../../../base/doors'
import { NewTabButton } from '../../../../base/parts/new-tab-link'
import { Points } from '../../../../base/parts/points'
import { Section } from '../../../../base/parts/section-boxes'
import { SectionHead } from '../../../../base/parts/section-head'
import { ProductPicture } from '../../../../base/product/product-picture'
import { BUILDER_POINTS } from './content'

/** The CV builder, which anybody may use at once, with its picture. */
export function Builder() {
  const links = useLinks()
  return (
    <Section id="cv-builder" aria-labelledby="cv-builder-title" $sunken>
      <Container>
        <SectionHead
          id="cv-builder-title"
          title="A CV that survives the machine and the reader"
          lead="Write on the left, see the page on the right. Copy the PDF as plain text: it still reads from your name to your languages."
        />
        <Points points={BUILDER_POINTS} columns={3} />
        <Way>
          <NewTabButton size="xl" href={links.app(APP_DOORS.builder)}>
            Build your CV now
          </NewTabButton>
          <Text size="sm" tone={3}>
            {TEMPLATES.length} templates, {RESUME_LANGUAGES.length} languages for headings and dates,{' '}
            {EXPORT_FORMATS.length + 1} formats. No account, no watermark. The CV in the picture is a sample.
          </Text>
        </Way>
        <Shown>
          <ProductPicture name="cv-builder" />
        </Shown>
      </Container>
    </Section>
  )
}

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-4) var(--sp-5);
  margin-block: var(--sp-7) clamp(2.5rem, 5vw, 4rem);
`
// It goes on below the edge of the section.
const Shown = styled.div`
  height: min(46rem, 62vw);
  margin-bottom: calc(-1 * var(--section-y));
  clip-path: inset(-3rem -3rem 0);
  ${media.phone} {
    height: 96vw;
  }
`
