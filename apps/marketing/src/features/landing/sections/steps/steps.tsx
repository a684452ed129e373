import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container, Hallmark, media, Tryk } from '@tryka/ui'
import { cssVars } from '../../../../base/parts/css-vars'
import { Example } from '../../../../base/parts/example'
import { SectionHead } from '../../../../base/parts/section-head'
import { STEPS } from '../content'
import { STEP_THREADS } from './step-threads'

const PROOFS: readonly ReactNode[] = [
  <>
    <Hallmark>Solidity</Hallmark>
    <span>Advanced level</span>
  </>,
  <>
    <b>95%</b>
    <span>AI training score</span>
  </>,
  <>
    <Tryk amount={50} signed size="lg" />
    <span>for an assessment</span>
  </>,
  <>
    <b>3 new</b>
    <span>matches this week</span>
  </>,
]

/** The four steps of a job seeker, each adding a thread. */
export const Steps = () => (
  <Container>
    <SectionHead
      id="steps-title"
      title="Four steps from a claim to a career"
      lead="Each step adds a thread. By the fourth, employers see one strong record instead of a list of promises."
    />
    <Woven>
      <Threads viewBox="0 0 1240 130" aria-hidden="true" focusable="false">
        {STEP_THREADS.map(({ strand, width, d }) => (
          <path key={d} d={d} fill="none" stroke={`var(--_${strand})`} strokeWidth={width} />
        ))}
      </Threads>
      <List>
        {STEPS.map(({ title, text, strands }, index) => (
          <li key={title}>
            <Mini aria-hidden="true">
              {strands.map((strand, place) => (
                <i key={place} style={cssVars({ '--_c': `var(--${strand})` })} />
              ))}
            </Mini>
            <Count>Step {index + 1}</Count>
            <h3>{title}</h3>
            <p>{text}</p>
            <Proof>{PROOFS[index]}</Proof>
          </li>
        ))}
      </List>
    </Woven>
    <Example>The results in the boxes are examples.</Example>
  </Container>
)

/** The step that is pointed at keeps the thread that it adds; the others step back. */
const onlyAt = (step: number, strand: string) =>
  ['satya', 'vriddhi', 'siddhi']
    .filter((other) => other !== strand)
    .map((other) => `&:has(li:nth-child(${step}):hover) { --_${other}: var(--thread); }`)
    .join('\n')

const Woven = styled.div`
  --_bg: var(--bg);
  --_satya: var(--satya);
  --_vriddhi: var(--vriddhi);
  --_siddhi: var(--siddhi);
  ${onlyAt(1, 'satya')}
  ${onlyAt(2, 'vriddhi')}
  ${onlyAt(3, 'siddhi')}
  path {
    transition: stroke var(--dur-2) var(--ease-out);
  }
`
const Threads = styled.svg`
  width: 100%;
  height: auto;
  margin-bottom: var(--sp-6);
  overflow: visible;
  ${media.compact} {
    display: none;
  }
`
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--sp-7);
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--sp-3);
  }
  h3 {
    font-size: var(--fs-8);
    font-stretch: 106%;
  }
  p {
    max-width: 34ch;
    margin-bottom: var(--sp-4);
    color: var(--text-2);
    line-height: 1.55;
  }
  ${media.compact} {
    grid-template-columns: 1fr 1fr;
    li {
      border-top: 3px solid var(--line);
      padding-top: var(--sp-4);
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    p {
      max-width: 48ch;
    }
  }
`
const Mini = styled.div`
  display: none;
  gap: 3px;
  position: absolute;
  top: -5px;
  left: 0;
  i {
    width: 2.5rem;
    height: 7px;
    background: var(--_c);
    clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
  }
  ${media.compact} {
    display: flex;
  }
`
const Count = styled.span`
  font: 560 var(--fs-3) / 1 var(--font-display);
  color: var(--text-3);
`
const Proof = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 4.25rem;
  margin-top: auto;
  padding: var(--sp-3) var(--sp-4);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  font-size: var(--fs-3);
  p + & {
    margin-top: auto;
  }
  b {
    font: 580 1.5rem/1 var(--font-display);
    font-stretch: 106%;
    white-space: nowrap;
  }
  > span:last-child {
    color: var(--text-2);
    line-height: 1.35;
  }
`
