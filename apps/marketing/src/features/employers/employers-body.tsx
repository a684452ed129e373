import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { BRAND, JOBS_PATH } from '@tryka/domain'
import { ButtonLink, ButtonRow, Container, Stack, Text } from '@tryka/ui'
import { APP_DOORS, PARTNER_PATH } from '../../base/doors'
import { CallBand } from '../../base/parts/call-band'
import { Example } from '../../base/parts/example'
import { NewTabButton } from '../../base/parts/new-tab-link'
import { PageTop } from '../../base/parts/page-top'
import { PlainSteps, Points } from '../../base/parts/points'
import { Section } from '../../base/parts/section-boxes'
import { SectionHead } from '../../base/parts/section-head'
import { ProductPicture } from '../../base/product/product-picture'
import { HIRING_STEPS, WHAT_STANDS } from './content'

/** How a company hires here, what it looks like, and what it may do with what people send. */
export const EmployersBody = () => (
  <>
    <PageTop
      art="employers"
      title="Hire people for what they can prove"
      lead="Post a job with its pay, see who fits and why, and answer everybody who applies. The pictures are the product itself."
    >
      <Stack gap={8}>
        <ButtonRow>
          <Doors />
        </ButtonRow>
        <div>
          <ProductPicture name="candidate-search" />
          <Example>Sample data: the people here are invented.</Example>
        </div>
      </Stack>
    </PageTop>
    <Section aria-labelledby="steps-title" $sunken>
      <Container>
        <SectionHead id="steps-title" title="From a posting to a hire" />
        <PlainSteps steps={HIRING_STEPS} />
      </Container>
    </Section>
    <Section aria-labelledby="board-title">
      <Container>
        <SectionHead
          id="board-title"
          title="One board for a posting"
          lead="Drag a card, use its menu or the keyboard. A move can be undone for a moment; then the candidate sees it, too."
        />
        <ProductPicture name="board" />
        <Example>Sample data: the people here are invented.</Example>
      </Container>
    </Section>
    <Section aria-labelledby="stands-title" $sunken>
      <Container>
        <SectionHead id="stands-title" title="What stands today" />
        <Points points={WHAT_STANDS} columns={3} />
        <Beside>
          <a href={JOBS_PATH}>See the open jobs</a> as everybody sees them.
        </Beside>
      </Container>
    </Section>
    <Section aria-labelledby="data-title">
      <Container>
        <SectionHead
          id="data-title"
          title="Other people’s data"
          lead="Use what candidates send you for hiring only, keep it safe, and delete it when you no longer need it."
        />
        <Beside>
          People choose whether companies find them, and whoever you open reads which company looked. Our{' '}
          <a href="/terms-of-service#employers">terms for employers</a> are one paragraph; the{' '}
          <a href="/privacy-policy#who-sees-it">privacy policy</a> says who sees what.
        </Beside>
      </Container>
    </Section>
    <CallBand title="Look around first, or begin with your name">
      <Doors />
    </CallBand>
  </>
)

/** Both ways in: the list of employers, and the sample company that is open to everybody. */
function Doors() {
  const links = useLinks()
  return (
    <>
      <ButtonLink size="xl" href={PARTNER_PATH}>
        Partner with {BRAND.name}
      </ButtonLink>
      <Other size="xl" variant="secondary" href={links.app(APP_DOORS.company)}>
        See the employer’s side
      </Other>
    </>
  )
}

// On marigold it would stand on the threads.
const Other = styled(NewTabButton)`
  .on-siddhi & {
    --_bg: var(--bg);
  }
`
const Beside = styled(Text)`
  max-width: 68ch;
  margin-top: var(--sp-6);
`
