//! Bars for two channels side by side, on a logarithmic scale, as SVG.

use std::fmt::Write;

/// One size of a benchmark.
pub(super) struct Bar {
    pub(super) title: String,
    pub(super) tree: f64,
    pub(super) queue: f64,
}

const ROW: f64 = 34.0;
const LEFT: f64 = 130.0;
const WIDTH: f64 = 560.0;
const TOP: f64 = 50.0;

pub(super) fn svg(bars: &[Bar]) -> String {
    let most = bars.iter().map(|bar| bar.tree.max(bar.queue)).fold(10.0, f64::max);
    let decades = most.log10().ceil().max(1.0);
    let x = |value: f64| LEFT + value.max(1.0).log10() / decades * WIDTH;
    let height = TOP + ROW * bars.len() as f64 + 30.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"{LEFT}\" y=\"18\" font-size=\"14\">States visited depth first</text>\n\
         <rect x=\"{LEFT}\" y=\"26\" width=\"12\" height=\"12\" fill=\"#2b6cb0\"/>\
         <text x=\"{}\" y=\"36\">tree channel</text>\n\
         <rect x=\"{}\" y=\"26\" width=\"12\" height=\"12\" fill=\"#dd6b20\"/>\
         <text x=\"{}\" y=\"36\">queue channel</text>\n",
        LEFT + WIDTH + 90.0,
        LEFT + 18.0,
        LEFT + 120.0,
        LEFT + 138.0
    );
    for decade in 0..=decades as i32 {
        let at = x(10f64.powi(decade));
        let _ = writeln!(
            text,
            "<line x1=\"{at}\" y1=\"{TOP}\" x2=\"{at}\" y2=\"{}\" stroke=\"#ddd\"/>\
             <text x=\"{at}\" y=\"{}\" text-anchor=\"middle\" fill=\"#666\">10^{decade}</text>",
            height - 28.0,
            height - 12.0
        );
    }
    for (index, bar) in bars.iter().enumerate() {
        let y = TOP + ROW * index as f64 + 4.0;
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            LEFT - 8.0,
            y + 17.0,
            bar.title
        );
        for (offset, value, colour) in [(0.0, bar.tree, "#2b6cb0"), (13.0, bar.queue, "#dd6b20")] {
            let _ = writeln!(
                text,
                "<rect x=\"{LEFT}\" y=\"{}\" width=\"{:.1}\" height=\"11\" fill=\"{colour}\"/>\
                 <text x=\"{:.1}\" y=\"{}\" font-size=\"10\">{value}</text>",
                y + offset,
                (x(value) - LEFT).max(1.0),
                x(value).max(LEFT + 1.0) + 4.0,
                y + offset + 9.5
            );
        }
    }
    text.push_str("</svg>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_bars_are_for_more_states() {
        let text = svg(&[Bar { title: "Echo 1x1".into(), tree: 10.0, queue: 1000.0 }]);
        let width = |colour: &str| {
            let line =
                text.lines().find(|line| line.contains(colour) && line.contains("height=\"11\""));
            let line = line.expect("the bar is drawn");
            let start = line.find("width=\"").expect("it has a width") + 7;
            line[start..].split('"').next().and_then(|w| w.parse::<f64>().ok()).expect("a number")
        };
        assert!((width("#dd6b20") / width("#2b6cb0") - 3.0).abs() < 0.01);
        assert!(text.contains(">Echo 1x1<"));
    }
}
