import { styled } from 'styled-components'
import { VERIFY_PATH } from '@tryka/domain'
import { ButtonLink, ButtonRow, Container } from '@tryka/ui'
import { Blurbs } from '../../../base/parts/blurbs'
import { SectionHead } from '../../../base/parts/section-head'
import { VERIFY_STEPS } from '../break/content'

/** What stands above the badge. */
export const VerificationTop = () => (
  <Container>
    <SectionHead
      id="verification-title"
      title="Don’t take our word for it. Break it."
      lead="This is a genuine badge of a demonstration, checked in your browser. Change anything and watch which check fails."
    />
  </Container>
)

/** How a record comes about, and how anyone can check it. */
export const VerificationSteps = () => (
  <Container>
    <Blurbs items={VERIFY_STEPS} />
    <Ways>
      <ButtonLink size="xl" href="/early-access">
        Try Demo Assessment
      </ButtonLink>
      <ButtonLink size="xl" variant="secondary" href={VERIFY_PATH}>
        Check a credential
      </ButtonLink>
    </Ways>
  </Container>
)

const Ways = styled(ButtonRow)`
  margin-top: var(--sp-8);
`
