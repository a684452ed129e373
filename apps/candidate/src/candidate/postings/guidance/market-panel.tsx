import { CardBody, Pair } from '@tryka/ui'
import { BesideSkills } from './beside-skills'
import { PayOffered } from './pay-offered'

/** Counts of the market's open jobs, beside each other. */
export const MarketPanel = () => (
  <CardBody>
    <Pair>
      <BesideSkills />
      <PayOffered />
    </Pair>
  </CardBody>
)
