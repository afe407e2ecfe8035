export { KpiReportPage as Component } from '../../features/kpi-report/components/kpi-report-page';
