import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ModuleBlock, ModuleSpan } from '@tryka/domain'
import { ScrollRegion, TextLink } from '@tryka/ui'
import { ShownCode } from '../../../base/tasks/shown-code'
import { sectionId } from './sections'

type Line = readonly ModuleSpan[]

function one({ kind, text, href }: ModuleSpan): ReactNode {
  switch (kind) {
    case 'code':
      return <code>{text}</code>
    case 'strong':
      return <strong>{text}</strong>
    case 'em':
      return <em>{text}</em>
    case 'link':
      return (
        <TextLink href={href} rel="noreferrer">
          {text}
        </TextLink>
      )
    case 'text':
      return text
  }
}
const Spans = ({ spans }: { spans: Line }) =>
  spans.map((span, index) => <Fragment key={index}>{one(span)}</Fragment>)

/** A piece of a module's text; where a check stands is up to whoever draws it. */
export function Block({ block }: { block: Exclude<ModuleBlock, { kind: 'check' }> }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={sectionId(block.text)} tabIndex={-1}>
          {block.text}
        </h2>
      ) : (
        <h3 id={sectionId(block.text)} tabIndex={-1}>
          {block.text}
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'note':
      return (
        <Note role="note">
          <Spans spans={block.spans} />
        </Note>
      )
    case 'list':
      return (
        <List as={block.ordered ? 'ol' : 'ul'}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      )
    case 'table':
      return (
        <ScrollRegion role="group" label="Table">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    <Spans spans={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, index) => (
                    <td key={index}>
                      <Spans spans={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )
    case 'code':
      return (
        <Code>
          <ShownCode code={block.text} />
          {block.output !== undefined && (
            <Output>
              <span>{block.lang === 'sql' ? 'It returns' : 'It prints'}</span>
              <ScrollRegion role="group" label={block.lang === 'sql' ? 'What it returns' : 'What it prints'}>
                <pre>{block.output === '' ? 'Nothing' : block.output}</pre>
              </ScrollRegion>
            </Output>
          )}
        </Code>
      )
  }
}

const Note = styled.div`
  padding: var(--sp-4);
  border-radius: var(--r-3);
  background: var(--surface-2);
  color: var(--text-2);

  code {
    font: var(--fw-regular) 0.9em var(--font-mono);
  }
`
const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
  padding-left: 1.375rem;
  list-style: disc;

  &:is(ol) {
    list-style: decimal;
  }
  li::marker {
    color: var(--text-3);
  }
`
const Code = styled.div`
  display: grid;
  gap: var(--sp-2);
`
const Output = styled.div`
  display: grid;
  gap: var(--sp-1);
  padding: var(--sp-3) var(--sp-4);
  border-radius: var(--r-3);
  background: var(--surface-2);

  span {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
  pre {
    margin: 0;
    font: var(--fw-regular) var(--fs-2) / 1.65 var(--font-mono);
    white-space: pre;
  }
`
