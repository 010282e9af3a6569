//! The file itself: markup, style, script and data, with everything that could end or begin markup
//! written in another way.

use heddle_checker::letters::turns;
use serde_json::Value;

const STYLE: &str = include_str!("assets/style.css");
const SCRIPTS: [&str; 6] = [
    include_str!("assets/base.js"),
    include_str!("assets/chart.js"),
    include_str!("assets/side.js"),
    include_str!("assets/sheet.js"),
    include_str!("assets/keys.js"),
    include_str!("assets/main.js"),
];

const EXPLORE: &str = include_str!("assets/explore.js");

/// Nothing is loaded and nothing is sent.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
                      img-src data:; base-uri 'none'; form-action 'none'";

/// A page that draws `data`.
pub(super) fn document(title: &str, data: &Value) -> String {
    page(title, POLICY, &SCRIPTS.concat(), data)
}

/// The same for a page that asks who served it.
pub(super) fn served(title: &str, data: &Value) -> String {
    let policy = format!("{POLICY}; connect-src 'self'");
    let (last, first) = SCRIPTS.split_last().expect("there are several");
    page(title, &policy, &format!("{}{EXPLORE}{last}", first.concat()), data)
}

fn page(title: &str, policy: &str, script: &str, data: &Value) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
         <meta name=\"referrer\" content=\"no-referrer\">\n\
         <link rel=\"icon\" href=\"data:,\">\n\
         <title>{title} · heddle</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <noscript>This report is drawn by a script inside this file.</noscript>\n\
         <div id=\"page\"></div>\n\
         <script type=\"application/json\" id=\"data\">{data}</script>\n\
         <script>\n\"use strict\";\n{script}</script>\n</body>\n</html>\n",
        title = markup(title),
        data = embedded(data),
    )
}

/// A text as markup that says it.
pub(super) fn markup(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if turns(letter) => safe.push_str(&letter.escape_unicode().to_string()),
            letter => safe.push(letter),
        }
    }
    safe
}

/// JSON inside a script element: no letter of it can end the element. What turns the direction of
/// writing is shown as its number, so that a text cannot pass for another.
pub(super) fn embedded(data: &Value) -> String {
    let mut safe = String::new();
    for letter in data.to_string().chars() {
        match letter {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => {
                safe.push_str(&format!("\\u{:04x}", letter as u32));
            }
            letter if turns(letter) => safe.push_str(&format!("\\\\u{:04x}", letter as u32)),
            letter => safe.push(letter),
        }
    }
    safe
}
