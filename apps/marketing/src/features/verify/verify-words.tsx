import { Container } from '@tryka/ui'
import { Blurbs } from '../../base/parts/blurbs'
import { BLURBS } from './content'

/** What the checks do without us, and what they cannot do. */
export const VerifyWords = () => (
  <Container>
    <Blurbs items={BLURBS} />
  </Container>
)
