import { css, styled } from 'styled-components'
import type { TemplateId } from '@tryka/domain'

/** A template in small. It is paper, so it has the colours of print in both themes. */
export const TemplateThumb = ({ templateId }: { templateId: TemplateId }) => (
  <Thumb aria-hidden="true" $of={templateId} />
)

const INK = '#0a2227'
const LINE = '#cbd6d8'

const looks = {
  modern: css`
    background:
      linear-gradient(${INK}, ${INK}) 5px 7px / 16px 3px no-repeat,
      linear-gradient(#00709d, #00709d) 5px 14px / 9px 2px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 5px 20px / 26px 28px no-repeat,
      #fff;
  `,
  classic: css`
    background:
      linear-gradient(${INK}, ${INK}) 50% 7px / 16px 3px no-repeat,
      linear-gradient(#768a8f, #768a8f) 50% 13px / 24px 1px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 5px 19px / 26px 29px no-repeat,
      #fff;
  `,
  creative: css`
    background:
      linear-gradient(#fff, #fff) 5px 6px / 14px 3px no-repeat,
      linear-gradient(120deg, transparent 60%, #ffb127 0 78%, transparent 0) 0 0 / 100% 15px no-repeat,
      linear-gradient(${INK}, ${INK}) 0 0 / 100% 15px no-repeat,
      linear-gradient(#0e7d4a, #0e7d4a) 4px 21px / 10px 3px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 5px 28px / 26px 20px no-repeat,
      #fff;
  `,
  minimal: css`
    background:
      linear-gradient(#385056, #385056) 5px 8px / 12px 2px no-repeat,
      repeating-linear-gradient(#a6b6b9 0 1px, transparent 1px 8px) 5px 18px / 6px 30px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 14px 18px / 17px 30px no-repeat,
      #fff;
  `,
  columns: css`
    background:
      linear-gradient(${INK}, ${INK}) 5px 7px / 18px 3px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 5px 16px / 9px 32px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 17px 16px / 15px 32px no-repeat,
      #fff;
  `,
  academic: css`
    background:
      linear-gradient(${INK}, ${INK}) 5px 7px / 20px 3px no-repeat,
      linear-gradient(#768a8f, #768a8f) 5px 13px / 26px 1px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 9px 18px / 22px 30px no-repeat,
      #fff;
  `,
  executive: css`
    background:
      linear-gradient(#385056, #385056) 0 0 / 100% 2px no-repeat,
      linear-gradient(${INK}, ${INK}) 5px 9px / 18px 4px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 5px 20px / 26px 28px no-repeat,
      #fff;
  `,
  compact: css`
    background:
      linear-gradient(${INK}, ${INK}) 5px 6px / 14px 2px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 3px) 4px 11px / 28px 38px no-repeat,
      #fff;
  `,
  technical: css`
    background:
      linear-gradient(${INK}, ${INK}) 5px 7px / 16px 3px no-repeat,
      repeating-linear-gradient(#0e7d4a 0 2px, transparent 2px 12px) 5px 15px / 4px 33px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 12px 15px / 19px 33px no-repeat,
      #fff;
  `,
  european: css`
    background:
      linear-gradient(#a6b6b9, #a6b6b9) 5px 6px / 8px 10px no-repeat,
      linear-gradient(${INK}, ${INK}) 16px 7px / 14px 3px no-repeat,
      linear-gradient(#00709d, #00709d) 13px 18px / 1px 30px no-repeat,
      repeating-linear-gradient(${LINE} 0 1px, transparent 1px 4px) 16px 18px / 15px 30px no-repeat,
      #fff;
  `,
}

const Thumb = styled.i<{ $of: TemplateId }>`
  flex: none;
  width: 2.375rem;
  height: 3.375rem;
  border: var(--bw) solid var(--line-strong);
  border-radius: 2px;
  ${({ $of }) => looks[$of]}
`
