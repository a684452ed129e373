import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { Container, media } from '@tryka/ui'
import { Section } from '../../base/parts/section-boxes'
import { WithoutScripts } from '../../base/forms/without-scripts'
import { still } from '../../base/still'
import { ContactForm } from './contact-form'

const Top = still(() => import('./contact-top').then((module) => module.ContactTop))
const Aside = still(() => import('./contact-aside').then((module) => module.ContactAside))
const Faq = still(() => import('./faq').then((module) => module.Faq))

/** `/contact` */
export function ContactPage() {
  const { hello } = useLinks().contacts
  return (
    <main id="main" tabIndex={-1}>
      <Top />
      <Container>
        <Columns>
          <div>
            <Aside />
          </div>
          <div>
            <WithoutScripts email={hello} />
            <ContactForm />
          </div>
        </Columns>
      </Container>
      <Section id="faq" aria-labelledby="faq-title" $tight>
        <Faq />
      </Section>
    </main>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 38rem);
  gap: clamp(3rem, 6vw, 6rem);
  align-items: start;
  padding-block: clamp(2.5rem, 5vw, 4.5rem) var(--section-y);
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`
