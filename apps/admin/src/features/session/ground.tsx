import { styled } from 'styled-components'
import { Weave, type ThreadPlace } from '@tryka/ui'

const plain = () => 'thread-2' as const
const aroundTheForm = ({ x, y }: ThreadPlace) => Math.hypot((x - 720) / 300, (y - 450) / 500) > 1

/** What is drawn around a form of the sign-in. */
export const Ground = () => (
  <Weave
    width={1440}
    height={900}
    spacing={104}
    thickness={0.087}
    tone={plain}
    keep={aroundTheForm}
    fit="slice"
  />
)

/** The one thing on a page of the sign-in. */
export const Panel = styled.form`
  position: relative;
  justify-self: center;
  display: grid;
  gap: var(--sp-5);
  width: min(100% - 2 * var(--gutter), 26rem);
  margin-block: var(--sp-6);
  padding: clamp(1.5rem, 4vw, 2.25rem);
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-4);
  background: var(--surface);
  box-shadow: var(--shadow-3);
`
