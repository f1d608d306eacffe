import type { ThemeConfig } from 'antd';

/** The shop's tokens (web/styles/base.css) for Ant Design, so that both rooms feel like one house. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: '#1f6f4a',
    // Ant Design would mix greys of the leaf, on which nothing that is chosen can be read well.
    colorPrimaryBg: '#e6f4ea',
    colorPrimaryBgHover: '#d5ecdd',
    colorInfo: '#1f6f4a',
    colorInfoBg: '#e6f4ea',
    colorInfoBorder: '#a9d3b9',
    colorErrorBg: '#fdeae6',
    colorErrorBorder: '#e3a5af',
    colorLink: '#1f6f4a',
    colorLinkHover: '#185a3c',
    colorError: '#b3263e',
    colorWarning: '#f2a20c',
    colorTextBase: '#1c2a22',
    colorTextDescription: '#5d6b63',
    colorBgLayout: '#fffdf8',
    borderRadius: 12,
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    controlHeight: 44,
    motionDurationSlow: '0.18s',
    // With motion reduced the page's styles hold all animations, and Ant Design would wait for their end.
    motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    colorTextPlaceholder: '#6b7871',
  },
  components: {
    Table: { cellPaddingInlineMD: 12, rowSelectedBg: '#e6f4ea', rowSelectedHoverBg: '#d5ecdd' },
    Select: { optionSelectedBg: '#e6f4ea' },
    Statistic: { contentFontSize: 20 },
    // The days of the months beside the one that is shown can be chosen as well.
    // Made from the height of controls, its cells would be too large for seven of them on a phone.
    DatePicker: { colorTextDisabled: '#5d6b63', cellWidth: 36, cellHeight: 22 },
  },
};
