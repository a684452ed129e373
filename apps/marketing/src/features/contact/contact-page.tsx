import { CONTACT } from '@tryka/domain'
import { Container, media } from '@tryka/ui'
import { styled } from 'styled-components'
import { Section } from '../../app/section-boxes'
import { still } from '../../app/still'
import { ContactForm } from './contact-form'

const Aside = still(() => import('./contact-aside').then((module) => module.ContactAside))
const Faq = still(() => import('./faq').then((module) => module.Faq))

/** Without scripts a form of ours cannot send anything, so the address stands in its place. */
const WITHOUT_SCRIPTS = `<style>[data-needs-script]{display:none!important}</style><p>This form needs JavaScript. Write to <a href="mailto:${CONTACT.email}">${CONTACT.email}</a> instead.</p>`

/** `/contact` */
export const ContactPage = () => (
  <main id="main" tabIndex={-1}>
    <Container>
      <Columns>
        <div>
          <Aside />
        </div>
        <div>
          <noscript dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPTS }} />
          <ContactForm />
        </div>
      </Columns>
    </Container>
    <Section id="faq" aria-labelledby="faq-title" $tight>
      <Faq />
    </Section>
  </main>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 38rem);
  gap: clamp(3rem, 6vw, 6rem);
  align-items: start;
  padding-block: clamp(1.5rem, 3vw, 3rem) var(--section-y);
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`
