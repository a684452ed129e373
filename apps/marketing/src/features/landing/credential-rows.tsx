import { styled } from 'styled-components'
import { CopyButton, media } from '@tryka/ui'
import { SAMPLE } from './sample-credential'

/** The record of the sample credential, with its hash to copy. */
export const CredentialRows = () => (
  <Rows>
    <div>
      <dt>Issued</dt>
      <dd>{SAMPLE.issued}</dd>
    </div>
    <div>
      <dt>Issuer</dt>
      <dd>{SAMPLE.issuer}</dd>
    </div>
    <div>
      <dt>Hash</dt>
      <Hash>{SAMPLE.hash}</Hash>
      <dd>
        <CopyButton text={SAMPLE.hash} variant="soft" />
      </dd>
    </div>
    <div>
      <dt>Status</dt>
      <Match>Matches the ledger record</Match>
    </div>
  </Rows>
)

const Rows = styled.dl`
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    gap: var(--sp-3);
    align-items: center;
    min-height: 3rem;
    padding: 0.625rem var(--sp-6);
    font-size: var(--fs-3);
  }
  > div + div {
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--text-3);
  }
  ${media.card} {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: var(--sp-5);
    }
    dt {
      grid-column: 1 / -1;
      margin-bottom: -0.5rem;
    }
  }
`
const Hash = styled.dd`
  font-family: var(--font-mono);
  font-size: var(--fs-2);
  line-height: 1.5;
  word-spacing: 0.12em;
  text-wrap: balance;
`
const Match = styled.dd`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--text-2);
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--vriddhi);
  }
`
