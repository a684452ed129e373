import { styled } from 'styled-components'
import { BRAND } from '@tryka/domain'
import { useLinks } from '@tryka/app-shell'
import { ButtonLink } from '@tryka/ui'
import { CallBand } from '../../../base/parts/call-band'
import { APP_ENTRY } from '../../../base/addresses'
import { PARTNER_PATH } from '../../../base/doors'
import { NewTabButton } from '../../../base/parts/new-tab-link'

/** The closing call to action, on marigold. */
export function ClosingBand() {
  const links = useLinks()
  return (
    <CallBand title="Your next role starts with one proof" roomy>
      <NewTabButton size="xl" href={links.app(APP_ENTRY)}>
        Start Your Journey
      </NewTabButton>
      <Outlined size="xl" variant="secondary" href={PARTNER_PATH}>
        Partner with {BRAND.name}
      </Outlined>
    </CallBand>
  )
}

const Outlined = styled(ButtonLink)`
  --_bg: var(--bg);
`
