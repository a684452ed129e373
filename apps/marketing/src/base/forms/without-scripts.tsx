/** Without scripts a form of ours cannot send anything, so the address stands in its place. */
export const WithoutScripts = ({ email }: { email: string }) => (
  <noscript
    dangerouslySetInnerHTML={{
      __html: `<style>[data-needs-script]{display:none!important}</style><p>This form needs JavaScript. Write to <a href="mailto:${email}">${email}</a> instead.</p>`,
    }}
  />
)
