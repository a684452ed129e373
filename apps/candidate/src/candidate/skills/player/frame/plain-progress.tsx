import { styled } from 'styled-components'
import { media } from '@tryka/ui'

/** How far it is, where nothing else stands beside it. */
export const PlainProgress = styled.p`
  font-size: var(--fs-2);
  line-height: 1.3;
  color: var(--text-3);

  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
/** What stands between the ways on: on a phone above them. */
export const FootNote = styled.p`
  flex: 1;
  font-size: var(--fs-2);
  line-height: 1.4;
  color: var(--text-3);
  ${media.phone} {
    flex-basis: 100%;
    order: -1;
    text-align: center;
  }
`
